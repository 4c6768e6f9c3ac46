export {
  startLocalProvider,
  type LocalProvider,
  type LocalProviderSettings,
} from './start-local-provider.ts'
