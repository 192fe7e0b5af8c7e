import { useTranslation } from 'react-i18next'
import { useChat } from './chat-context.ts'
import { ChatList } from './chat-list.tsx'
import { SayLine } from './say-line.tsx'
import { useIsBeside } from './use-is-beside.ts'
import './chat.css'

/** The chat beside a game that lists no bets. */
export function ChatCard() {
  const { t } = useTranslation()
  const { isOff } = useChat()
  const isBeside = useIsBeside()
  if (!isBeside || isOff) return null
  return (
    <section className="chat-card">
      <h2 className="px-4 pt-4 text-lg font-bold">{t('instant.chat.title')}</h2>
      <div className="chat-beside">
        <ChatList />
        <SayLine />
      </div>
    </section>
  )
}
