export { chatRoutes, staffChatRoutes } from './chat-routes.ts'
