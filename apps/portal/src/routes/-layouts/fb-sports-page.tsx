import { Button, ButtonLink, Empty, ErrorState } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GameStage } from '../../features/play/game-stage.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { api, query } from '../../lib/api.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Pending } from './pending.tsx'

const sportsVendor = 'FB'

/** The sportsbook below the header: its game in a frame for members, the way in for everybody else. */
export function FbSportsPage() {
  const { t, i18n } = useTranslation()
  const { isSignedIn, member, isTrial } = useMember()
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    query.catalogue.popular.queryOptions({ input: { vassalage: sportsVendor, pageSize: 1 } }),
  )
  const game = data?.list[0]
  const title = game?.vendorName ?? t('nav.fb')
  useTitle(title)
  if (isPending || (isSignedIn && !member)) return <Pending />
  if (game && member && !isTrial)
    return (
      <div className="relative h-[max(32rem,calc(100dvh-7.5rem))] bg-sunk">
        <h1 className="sr-only">{title}</h1>
        <GameStage
          key={i18n.language}
          nodeId={game.nodeId}
          mode="real"
          launch={() => api.catalogue.launchByVendor({ vassalage: sportsVendor, language: i18n.language })}
        />
      </div>
    )
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 2xl:px-0">
      <h1 className="text-center font-poster text-3xl">{title}</h1>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {game && !isSignedIn && (
        <Empty
          icon="icon-[ph--soccer-ball-duotone]"
          title={t('games.loginFirst')}
          action={
            <Button variant="lamp" onClick={() => showLogin(true)}>
              {t('session.login')}
            </Button>
          }
        />
      )}
      {game && isTrial && (
        <Empty
          icon="icon-[ph--soccer-ball-duotone]"
          title={t('in_need_true_account')}
          action={
            <ButtonLink variant="lamp" href="/register">
              {t('in_increase_submit')}
            </ButtonLink>
          }
        />
      )}
      {data && !game && (
        <Empty
          icon="icon-[ph--soccer-ball-duotone]"
          title={t('games.noVendor')}
          text={t('games.noVendorText')}
          action={
            <ButtonLink variant="line" href="/sports">
              {t('nav.sports')}
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}
