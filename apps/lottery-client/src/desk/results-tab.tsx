import { useDesk, useDeskState } from './desk-context.ts'
import { ResultsPage } from './results/results-page.tsx'

/** Results that come from outside, of every lottery that has them. */
export function ResultsTab() {
  const { results } = useDesk()
  const staffId = useDeskState(({ view }) => view.me.staffId)
  return <ResultsPage client={results} staffId={staffId} />
}
