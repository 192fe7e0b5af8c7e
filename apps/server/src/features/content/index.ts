export { announcementRoutes, staffContentRoutes } from './content-routes.ts'
export { helpRoutes } from './help-routes.ts'
export { pageRoutes } from './page-routes.ts'
export { registerContentPictures } from './register-content-pictures.ts'
