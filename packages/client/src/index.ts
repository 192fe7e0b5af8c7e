export { ApiRefusal, isRefusal } from './api-refusal.ts'
export { createClient, type Api, type ClientOptions, type Unwrapped } from './create-client.ts'
export { connectLive, type LiveConnection, type LiveHandlers } from './connect-live.ts'
export { createQueryClient } from './create-query-client.ts'
