export { forecastRoutes } from './forecast-routes.ts'
