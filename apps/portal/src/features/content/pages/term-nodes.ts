import type { RichNode } from '@fairground/contract/rich-text'

/** A paragraph that begins with a number and a short sentence has that as its heading: "1. Who may play. You …". */
export const termNodes = (text: string): RichNode[] =>
  text.split('\n\n').flatMap((part): RichNode[] => {
    const [, number = '', title = '', rest] = /^(\d+)\.\s+([^.\s][^.]{1,79})\.\s+(\S[\s\S]*)$/.exec(part) ?? []
    if (rest === undefined) return [{ tag: 'p', children: [part] }]
    return [
      { tag: 'h2', children: [`${number}. ${title} {#${number}}`] },
      { tag: 'p', children: [rest] },
    ]
  })
