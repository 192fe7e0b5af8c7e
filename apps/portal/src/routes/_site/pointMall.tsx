import { createFileRoute } from '@tanstack/react-router'
import { type MallTab, mallTabs } from '../../features/points/point-mall.tsx'
import { PointMallPage } from '../-layouts/point-mall-page.tsx'

export const Route = createFileRoute('/_site/pointMall')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: MallTab | undefined } => ({
    tab: typeof tab === 'string' ? (tab as MallTab) : undefined,
  }),
  component: Mall,
})

function Mall() {
  const navigate = Route.useNavigate()
  const { tab } = Route.useSearch()
  return (
    <PointMallPage
      tab={mallTabs.find((known) => known === tab) ?? 'rewards'}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  )
}
