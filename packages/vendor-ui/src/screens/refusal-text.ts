import { useTranslation } from 'react-i18next'

/** Whether a frame cannot go on with its session: the way on leads to the lobby. */
export const endsSession = (code: string): boolean => ending.includes(code)

const ending: readonly string[] = [
  'LAUNCH_LINK_USED',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'PLAY_STOPPED',
  'GAME_DISABLED',
  'STAKE_NOT_ALLOWED',
  'NO_GRAPHICS',
]

interface RefusalText {
  title: string
  text: string
  /** The same, where play is for nothing; undefined when nothing else is to be said. */
  demoText: string | undefined
}

/**
 * What a refusal means for the player. A vendor's catalogue may tell of codes of its own (`refused.ROOM_FULL.title`); those
 * that no catalogue tells of share one text, because a player can only retry.
 */
export function useRefusalText(): (code: string) => RefusalText {
  const { t, i18n } = useTranslation()
  return (code) => {
    const head = `refused.${i18n.exists(`refused.${code}.title`) ? code : 'OTHER'}`
    const demoKey = `${head}.demoText`
    return {
      title: t(`${head}.title`),
      text: t(`${head}.text`),
      demoText: i18n.exists(demoKey) ? t(demoKey) : undefined,
    }
  }
}
