export { announcementRoutes, staffContentRoutes } from './content-routes.ts'
