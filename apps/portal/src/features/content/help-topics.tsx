import type { HelpArticle } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { Empty, RichText, Tabs } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface HelpTopicsProps {
  topics: readonly HelpArticle[]
  /** Of the topic or the question to show; an unknown one shows the first topic. */
  anchor: string
  onTopic: (anchor: string) => void
}

const holds = (article: HelpArticle, anchor: string): boolean =>
  article.anchor === anchor || article.children.some((child) => holds(child, anchor))

/** Topics beside each other, the questions of one below. */
export function HelpTopics({ topics, anchor, onTopic }: HelpTopicsProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const topic = topics.find((one) => holds(one, anchor)) ?? topics[0]
  const shown = topic?.anchor
  useEffect(() => {
    const seek = (selector: string) => ref.current?.querySelector(selector)
    if (shown) seek('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (anchor && anchor !== shown) seek(`#help-${CSS.escape(anchor)}`)?.scrollIntoView()
  }, [anchor, shown])
  if (!topic) return <Empty layout="column" icon="icon-[ph--question]" title={t('help.none')} />
  return (
    <div ref={ref}>
      <Tabs
        label={t('help.topics')}
        value={topic.anchor}
        onValueChange={onTopic}
        listClassName="sticky top-0 z-1 bg-overlay"
        tabs={topics.map((one) => ({ value: one.anchor, label: one.title, panel: <HelpTopic topic={one} /> }))}
      />
    </div>
  )
}

function HelpTopic({ topic }: { topic: HelpArticle }) {
  return (
    <div className="grid gap-5 pt-5">
      <RichText nodes={parseRichText(topic.content)} className="text-ink-2" />
      {topic.children.map((question) => (
        <HelpQuestion key={question.id} question={question} />
      ))}
    </div>
  )
}

function HelpQuestion({ question }: { question: HelpArticle }) {
  return (
    <section id={`help-${question.anchor}`} className="scroll-mt-16 border-t border-line pt-4">
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-[15rem_minmax(0,1fr)]">
        <h3 dir="auto" className="font-semibold">
          {question.title}
        </h3>
        <RichText nodes={parseRichText(question.content)} className="gap-2! text-sm text-ink-2" />
      </div>
      {question.children.length > 0 && (
        <div className="mt-4 grid gap-4 ps-4">
          {question.children.map((child) => (
            <HelpQuestion key={child.id} question={child} />
          ))}
        </div>
      )}
    </section>
  )
}
