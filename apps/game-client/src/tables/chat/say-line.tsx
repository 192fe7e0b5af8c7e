import { type TableChatRight, tableChatTextMax } from '@fairground/contract/studio'
import { IconButton, Input } from '@fairground/ui'
import { useFrame, useTime } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat, useChatState } from './chat-context.ts'
import type { SayRefusal } from './chat-room.ts'

/** What the studio took a moment ago is written by then. */
const afterBetMs = 1_000
const nearEndLength = 120

/** The line to write in; where one only reads, why. */
export function SayLine() {
  const right = useChatState((state) => state.right)
  const isOnline = useChatState((state) => state.isOnline)
  useRightAgain(right)
  if (right?.bar) return <WhyNot right={right} />
  return <SayForm isOff={!right || !isOnline} />
}

function WhyNot({ right: { bar, mutedUntil } }: { right: TableChatRight }) {
  const { t } = useTranslation()
  const time = useTime()
  return (
    <p className="chat-why">
      {bar === 'TRIAL' && t('instant.chat.trial')}
      {bar === 'BET_FIRST' && t('instant.chat.betFirst')}
      {bar === 'MUTED' && mutedUntil === null && t('instant.chat.mutedForever')}
      {bar === 'MUTED' && mutedUntil !== null && (
        <>
          {t('instant.chat.muted')} <bdi>{time(mutedUntil)}</bdi>
        </>
      )}
    </p>
  )
}

/** No form: the sandbox around the frame lets none be sent. */
function SayForm({ isOff }: { isOff: boolean }) {
  const { t } = useTranslation()
  const chat = useChat()
  const isSending = useChatState((state) => state.isSending)
  const refusal = useChatState((state) => state.refusal)
  const [text, setText] = useState('')
  const length = [...text].length
  const send = async () => {
    if (isOff || isSending || text.trim() === '' || length > tableChatTextMax) return
    if (await chat.say(text)) setText('')
  }
  return (
    <div className="chat-say">
      <Input
        size="sm"
        dir={text === '' ? undefined : 'auto'}
        aria-label={t('instant.chat.say')}
        placeholder={t('instant.chat.say')}
        autoComplete="off"
        enterKeyHint="send"
        disabled={isOff}
        value={text}
        onChange={({ target }) => setText([...target.value].slice(0, tableChatTextMax).join(''))}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter ends what is being composed first.
          if (key === 'Enter' && !nativeEvent.isComposing) void send()
        }}
        end={
          <span className="chat-length" data-near={length >= nearEndLength || undefined}>
            <bdi dir="ltr">
              {length}/{tableChatTextMax}
            </bdi>
          </span>
        }
      />
      <IconButton
        look="lamp"
        label={t('instant.chat.send')}
        icon="icon-[ph--paper-plane-right-fill]"
        flip
        disabled={isOff || isSending || text.trim() === ''}
        onClick={() => void send()}
        className="size-11"
      />
      <p role="status" className="chat-refused">
        {refusal && t(refusalKeyOf(refusal))}
      </p>
    </div>
  )
}

const refusalKeyOf = (code: SayRefusal) => {
  if (code === 'TOO_FAST') return 'instant.chat.tooFast'
  if (code === 'SAID_ALREADY') return 'instant.chat.again'
  return code === 'NO_CONTACTS' ? 'instant.chat.noContacts' : 'instant.chat.failed'
}

/** Asks again when money moved, which a bet does, and when a mute is over. */
function useRightAgain(right: TableChatRight | undefined): void {
  const chat = useChat()
  const { screen } = useFrame()
  const mustBet = right?.bar === 'BET_FIRST'
  useEffect(() => {
    if (!mustBet) return
    void chat.askRight()
    let { balanceMinor } = screen.get()
    return screen.subscribe(() => {
      if (screen.get().balanceMinor === balanceMinor) return
      balanceMinor = screen.get().balanceMinor
      setTimeout(() => void chat.askRight(), afterBetMs)
    })
  }, [chat, mustBet, screen])
  const mutedUntil = right?.mutedUntil
  useEffect(() => {
    if (!mutedUntil) return
    const timer = setTimeout(() => void chat.askRight(), Math.max(0, Date.parse(mutedUntil) - Date.now()) + 1_000)
    return () => clearTimeout(timer)
  }, [chat, mutedUntil])
}
