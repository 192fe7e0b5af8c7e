import { fieldRefusal, refusalText } from '@fairground/client'
import { type VipProgram, vipLevelsMax } from '@fairground/contract'
import { Button, Icon, Note, Switch, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useSaveVip } from './use-rules.ts'
import { type LevelDraft, levelFormsOf, levelsOf, newLevel } from './vip-draft.ts'
import { VipLevelCard } from './vip-level-card.tsx'

/** The levels as one list: names, thresholds, what they give; and whether players see any of it. */
export function VipEditor({ program }: { program: VipProgram }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const isLocked = !may(useMe(), 'rewards.manage')
  const save = useSaveVip()
  const [isOn, setOn] = useState(program.isOn)
  const [levels, setLevels] = useState<LevelDraft[]>(() => levelsOf(program))
  const [isAsking, setAsking] = useState(false)
  const forms = levelFormsOf(levels)
  const holdersOf = (rank: number) => program.levels[rank]?.memberCount ?? 0
  const send = () =>
    save.mutate(
      { isOn, revision: program.revision, levels: forms ?? [] },
      {
        onSuccess: () => toast({ tone: 'ok', title: t('rules.saved') }),
        onSettled: () => setAsking(false),
      },
    )
  const last = levels.length - 1
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup title={t('rules.program')} text={t('rules.programText')}>
        <SettingRow title={t('rules.programOn')} text={t('rules.programOnText')}>
          <Switch
            aria-label={t('rules.programOn')}
            checked={isOn}
            disabled={isLocked}
            onChange={({ target }) => setOn(target.checked)}
          />
        </SettingRow>
      </SettingGroup>
      <ol className="grid gap-3 xl:grid-cols-2">
        {levels.map((level, rank) => (
          <VipLevelCard
            key={level.id}
            rank={rank}
            level={level}
            holders={holdersOf(rank)}
            fault={fieldRefusal(t, save.error, `levels.${rank}.threshold`)}
            isLocked={isLocked}
            onChange={(next) => setLevels(levels.map((other) => (other.id === level.id ? next : other)))}
            onRemove={
              rank === last && rank > 0 && holdersOf(rank) === 0 ? () => setLevels(levels.slice(0, -1)) : undefined
            }
          />
        ))}
      </ol>
      {!isLocked && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="line"
            start={<Icon name="icon-[ph--plus-bold]" />}
            disabled={levels.length > vipLevelsMax}
            onClick={() => setLevels([...levels, newLevel(levels.length)])}
          >
            {t('rules.addLevel')}
          </Button>
          <Button variant="mint" className="ms-auto" disabled={!forms} onClick={() => setAsking(true)}>
            {t('rules.saveLevels')}
          </Button>
        </div>
      )}
      {save.error && (
        <Note tone="bad" isLive>
          {fieldRefusal(t, save.error, 'levels') ?? refusalText(t, save.error)}
        </Note>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('rules.levelsConfirm')}
        text={t(isOn ? 'rules.levelsConfirmText' : 'rules.levelsOffText')}
        confirmLabel={t('rules.saveLevels')}
        tone={isOn ? 'mint' : 'ruby'}
        isBusy={save.isPending}
        onConfirm={send}
      />
    </div>
  )
}
