import { DeskActs } from '@fairground/vendor-ui/staff-desk'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

/** What was done at the desk for this lottery. */
export function ActsTab() {
  const { t, i18n } = useTranslation('lottery-desk')
  const acts = useDeskState((state) => state.lottery?.acts ?? [])
  const nameOf = (act: string) => (i18n.exists(`lottery-desk:act.${act}`) ? t(`act.${act}` as 'title') : act)
  return <DeskActs acts={acts} nameOf={nameOf} />
}
