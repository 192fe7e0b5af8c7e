export { FixtureBook, type Risk } from './fixture-book.ts'
