import { IconButton, useLate } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { expectLogin } from './login-popup.tsx'

const headerSocial = laterPart(() => import('./header-social.tsx').then((module) => module.HeaderSocial))

interface HeaderOtherWaysProps {
  /** Google or Facebook stand ready. */
  hasSocial: boolean
  onEntered: () => void
}

/** The arrow: a mouse upon it finds Google and Facebook, a press opens the popup with every way. */
export function HeaderOtherWays({ hasSocial, onEntered }: HeaderOtherWaysProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  // Only then it stands there: it would answer a return from the provider that the popup waits for.
  const [wasOver, setWasOver] = useState(false)
  const { part: HeaderSocial } = useLate(headerSocial, isOver && hasSocial)
  useEffect(() => {
    if (!isOver) return
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOver(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOver])
  return (
    <div
      className="relative"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        setOver(true)
        setWasOver(true)
      }}
      onPointerLeave={() => setOver(false)}
    >
      <IconButton
        size="sm"
        label={t('session.otherWays')}
        icon="icon-[ph--caret-down-bold]"
        iconClassName="text-xs"
        onPointerEnter={expectLogin}
        onFocus={expectLogin}
        onClick={() => {
          setOver(false)
          showLogin(true)
        }}
      />
      {wasOver && hasSocial && HeaderSocial && <HeaderSocial isShown={isOver} onEntered={onEntered} />}
    </div>
  )
}
