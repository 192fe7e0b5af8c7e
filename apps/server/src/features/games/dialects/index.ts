export { registerDialects } from './dialect-routes.ts'
