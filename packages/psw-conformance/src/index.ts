export { cases } from './cases/index.ts'
export type { LabOptions, Timing } from './lab.ts'
export type { ReportLine } from './report.ts'
export { runConformance } from './run-conformance.ts'
