export * as slots from './slots/index.ts'
