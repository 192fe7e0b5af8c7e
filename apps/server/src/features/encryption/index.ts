export { currentKey } from './current-key.ts'
export { encryptionJobs } from './encryption-jobs.ts'
export { openPayload } from './open-payload.ts'
export { registerJwks } from './register-jwks.ts'
