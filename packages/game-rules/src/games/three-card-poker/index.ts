export { isWorthRaise } from './three-card-poker.ts'
