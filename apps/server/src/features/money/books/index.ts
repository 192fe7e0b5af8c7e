export { bookRoutes } from './book-routes.ts'
