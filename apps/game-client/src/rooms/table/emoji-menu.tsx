import { emojiPauseMs, roomEmojis } from '@fairground/contract/studio'
import { IconButton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { EmojiMark } from './emoji.tsx'

/** Twelve faces and signs; there is no chat at these tables. */
export function EmojiMenu() {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const [isOpen, setOpen] = useState(false)
  const [isPausing, setPausing] = useState(false)
  useEffect(() => {
    if (!isPausing) return
    const timer = setTimeout(() => setPausing(false), emojiPauseMs)
    return () => clearTimeout(timer)
  }, [isPausing])
  return (
    <div className="room-emoji">
      <IconButton
        look="glass"
        label={t('room.emoji')}
        icon="icon-[ph--smiley-bold]"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="touch:size-11"
      />
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset
        <div role="group" aria-label={t('room.emoji')} className="room-emoji-list">
          {roomEmojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={t(`room.emoji.${emoji}`)}
              disabled={isPausing}
              onClick={() => {
                setPausing(true)
                setOpen(false)
                void desk.say(emoji)
              }}
            >
              <EmojiMark emoji={emoji} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
