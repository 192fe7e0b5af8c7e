export { providerRoutes } from './provider-routes.ts'
export { listProvidersOn, readProvider } from './read-provider.ts'
export { providersSealed } from './sealed-columns.ts'
export type { ProviderTest, ProviderTests } from './test-provider.ts'
