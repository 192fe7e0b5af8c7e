export { registerProfile } from './register-profile.ts'
export { profileTests } from './try-signing.ts'
