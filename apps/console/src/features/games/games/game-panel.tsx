import { type GameTerms, gameClasses, gamePlaces, type StaffGame } from '@fairground/contract'
import { ButtonLink, Field, Input, Select, Switch, useToast } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SaveFoot } from '../../../components/save-foot.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { HotPlace } from './hot-place.tsx'
import { shownName } from './shown-name.ts'
import { StopGame } from './stop-game.tsx'
import { useSaveGame } from './use-games.ts'

interface GamePanelProps {
  saved: StaffGame
  onClose: () => void
}

const termsOf = ({ isEnabled, sort, classify, trial, opensIn, names }: StaffGame): GameTerms => ({
  isEnabled,
  sort,
  classify,
  trial,
  opensIn,
  names,
})

/** One game: whether it is open, where it stands, what it is called. */
export function GamePanel({ saved, onClose }: GamePanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'catalogue.manage')
  const [edited, setEdited] = useState<GameTerms>()
  const save = useSaveGame(saved.nodeId, () => {
    setEdited(undefined)
    toast.show({ tone: 'ok', title: t('lobby:saved') })
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (edited && !save.isPending) save.mutate(edited)
  }
  const terms = edited ?? termsOf(saved)
  return (
    <SidePanel
      label={t('lobby:gamePanel')}
      head={<h2 className="text-lg font-bold break-words">{shownName(saved, i18n.language)}</h2>}
      footer={
        canChange && (
          <SaveFoot
            isChanged={edited !== undefined}
            isBusy={save.isPending}
            onDiscard={() => setEdited(undefined)}
            onSave={submit}
          />
        )
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      <GameFacts game={saved} />
      <StopGame
        nodeId={saved.nodeId}
        name={shownName(saved, i18n.language)}
        stoppedAt={saved.stoppedAt}
        stoppedReason={saved.stoppedReason}
        reason={t('lobby:stop.byHand')}
      />
      <ButtonLink
        href={`/games?tab=returns&id=${saved.nodeId}`}
        variant="line"
        size="sm"
        className="justify-self-start"
      >
        {t('lobby:return.look')}
      </ButtonLink>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <GameForm game={saved} terms={terms} onChange={(part) => setEdited({ ...terms, ...part })} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <HotPlace game={saved} canChange={canChange} />
    </SidePanel>
  )
}

function GameFacts({ game }: { game: StaffGame }) {
  return (
    <div className="flex items-center gap-3.5">
      {game.iconUrl && (
        <img src={game.iconUrl} alt="" width={90} height={120} className="h-30 w-22.5 rounded-md object-cover" />
      )}
      <p className="min-w-0 text-sm break-words text-ink-2">
        <bdi className="block font-semibold text-ink-1">{game.vendorName}</bdi>
        <bdi className="block">{game.gameCode}</bdi>
        <bdi className="block">{game.modelId}</bdi>
      </p>
    </div>
  )
}

const vendors = 'vendor'
const digits = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 9))

interface GameFormProps {
  game: StaffGame
  terms: GameTerms
  onChange: (part: Partial<GameTerms>) => void
}

function GameForm({ game, terms, onChange }: GameFormProps) {
  const { t } = useTranslation()
  const vendorClass = game.vendorClassify === null ? t('lobby:class.none') : t(`lobby:class.${game.vendorClassify}`)
  return (
    <>
      <Switch
        side="start"
        checked={terms.isEnabled}
        onChange={({ target }) => onChange({ isEnabled: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('lobby:isOpen')}</span>
        <span className="block text-sm text-ink-3">{t('lobby:isOpenText')}</span>
      </Switch>
      {(['vi', 'en'] as const).map((language) => (
        <Field key={language} label={t(`lobby:name.${language}`)} hint={t('lobby:nameHint')}>
          <Input
            lang={language}
            value={terms.names[language]}
            placeholder={game.vendorNames[language]}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => onChange({ names: { ...terms.names, [language]: target.value } })}
          />
        </Field>
      ))}
      <Field label={t('lobby:class')}>
        <Select
          options={[
            { value: vendors, label: t('lobby:class.vendor', { name: vendorClass }) },
            ...gameClasses.map((value) => ({ value, label: t(`lobby:class.${value}`) })),
          ]}
          value={terms.classify ?? vendors}
          onValueChange={(next) => onChange({ classify: gameClasses.find((value) => value === next) ?? null })}
        />
      </Field>
      <Field label={t('lobby:opensIn')} hint={t('lobby:opensInHint')}>
        <Select
          options={gamePlaces.map((value) => ({ value, label: t(`lobby:opensIn.${value}`) }))}
          value={terms.opensIn}
          onValueChange={(next) => onChange({ opensIn: gamePlaces.find((value) => value === next) ?? 'page' })}
        />
      </Field>
      <Field label={t('lobby:place')} hint={t('lobby:placeHint')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={String(terms.sort)}
          onChange={({ target }) => onChange({ sort: digits(target.value) })}
        />
      </Field>
      <Switch
        side="start"
        checked={game.vendorHasTrial && terms.trial === 'vendor'}
        disabled={!game.vendorHasTrial}
        onChange={({ target }) => onChange({ trial: target.checked ? 'vendor' : 'off' })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('lobby:hasTrial')}</span>
        <span className="block text-sm text-ink-3">{t('lobby:hasTrialText')}</span>
      </Switch>
    </>
  )
}
