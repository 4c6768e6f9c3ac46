/** Entry to the demo data: used by startup on an empty database, and by the command in any size. */
export { createDemoData, DemoDataExists } from './create-demo-data.ts'
