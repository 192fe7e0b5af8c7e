export { noCommissionScreen as screen } from './screen.tsx'
