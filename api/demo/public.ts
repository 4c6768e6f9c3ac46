/** The entry to the demo data: the start-up makes it in an empty database, the command in any size. */
export { createDemoData, DemoDataExists } from './create-demo-data.ts'
