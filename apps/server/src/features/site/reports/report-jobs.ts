import type { Jobs } from '../../../lib/jobs.ts'
import { closeReportDays } from './close-report-days.ts'

export const reportJobs: Jobs = { 'close-report-days': closeReportDays }
