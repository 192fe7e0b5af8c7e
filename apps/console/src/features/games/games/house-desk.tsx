import { Button, Icon, useTheme } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { api } from '../../../lib/api.ts'
import { DeskFrame } from './desk-frame.tsx'

const calls = { lottery: api.staff.openLotteryDesk, sports: api.staff.openSportsDesk }

/** The desk of the lottery or of the sportsbook: a page of that vendor, in a frame here. An address is good once and for a minute. */
export function HouseDesk({ house, tabs }: { house: keyof typeof calls; tabs: ReactNode }) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  const theme = useTheme()
  // The desk takes the light of the console; a ticket for a further session changes nothing of it.
  const ask = async () => ({ url: `${(await calls[house]({ language })).url}#theme=${theme}` })
  const desk = useMutation({ mutationFn: ask })
  return (
    <SplitView>
      <PageHead title={t('nav.games')} />
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t(`lobby:${house}.deskText`)}</p>
      <RefusalNote error={desk.error} />
      {desk.data ? (
        <DeskFrame url={desk.data.url} title={t(`lobby:${house}.title`)} askAgain={ask} />
      ) : (
        <Button
          variant="lamp"
          busy={desk.isPending}
          start={<Icon name="icon-[ph--ticket-duotone]" />}
          onClick={() => desk.mutate()}
        >
          {t(`lobby:${house}.desk`)}
        </Button>
      )}
    </SplitView>
  )
}
