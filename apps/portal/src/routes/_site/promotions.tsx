import { Id, PromotionType } from '@fairground/contract'
import { createFileRoute } from '@tanstack/react-router'
import { PromotionsPage, type PromotionsSearch } from '../../features/promotions/promotions-page.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSite } from '../-layouts/use-site.ts'

export const Route = createFileRoute('/_site/promotions')({
  validateSearch: ({ type, id }: Record<string, unknown>): PromotionsSearch => ({
    type: typeof type === 'string' ? (type as PromotionsSearch['type']) : undefined,
    id: typeof id === 'string' ? id : undefined,
  }),
  component: Promotions,
})

function Promotions() {
  const { isSignedIn, isTrial } = useMember()
  const { timeZone } = useSite()
  const navigate = Route.useNavigate()
  const { type, id } = Route.useSearch()
  return (
    <PromotionsPage
      search={{ type: PromotionType.safeParse(type).data, id: Id.safeParse(id).data }}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
      isMember={isSignedIn}
      isTrial={isTrial}
      timeZone={timeZone}
    />
  )
}
