export { feedbackRoutes, staffFeedbackRoutes } from './feedback-routes.ts'
