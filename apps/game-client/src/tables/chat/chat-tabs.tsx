import { Tabs } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatState } from './chat-context.ts'
import { ChatList } from './chat-list.tsx'
import { SayLine } from './say-line.tsx'
import { useIsBeside } from './use-is-beside.ts'
import './chat.css'

interface ChatTabsProps {
  /** What the bets are called. */
  label: string
  /** The bets of the round. */
  children: ReactNode
}

/** Beside the game the chat is a tab next to the bets; where there is no room, the bets stand alone. */
export function ChatTabs({ label, children }: ChatTabsProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'bets' | 'chat'>('bets')
  const unread = useChatState((state) => state.unread)
  if (!useIsBeside()) return children
  const chat = (
    <div className="chat-beside">
      <ChatList />
      <SayLine />
    </div>
  )
  return (
    <section className="chat-card">
      <Tabs
        label={t('instant.chat.title')}
        tabs={[
          { value: 'bets', label, panel: children },
          { value: 'chat', label: t('instant.chat.title'), count: unread, panel: chat },
        ]}
        value={tab}
        onValueChange={setTab}
      />
    </section>
  )
}
