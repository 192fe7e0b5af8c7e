import { createFileRoute } from '@tanstack/react-router'
import { FairnessPage } from '../../features/content/fairness-page.tsx'

export const Route = createFileRoute('/_site/fairness')({
  validateSearch: ({ round }: Record<string, unknown>): { round?: string } =>
    typeof round === 'string' && round !== '' ? { round } : {},
  component: Fairness,
})

function Fairness() {
  return <FairnessPage sharedRoundId={Route.useSearch().round} />
}
