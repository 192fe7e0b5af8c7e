import { readFileSync } from 'node:fs'

export type SubjectSet = 'fluent' | 'noto' | 'game'

/** One icon of the curated file, as `set:name`. */
export type SubjectRef = `${SubjectSet}:${string}`

export interface Subject {
  body: string
  width: number
  height: number
  /** Named where the licence asks for it (game-icons, CC BY 3.0). */
  author?: string
}

export interface SubjectFile {
  sets: Record<SubjectSet, { title: string; licence: string; source: string; version: string }>
  subjects: Record<SubjectRef, Subject>
}

let cache: SubjectFile | undefined

/** The curated subject file; read once. */
export function loadSubjects(): SubjectFile {
  cache ??= JSON.parse(readFileSync(new URL('../../assets/subjects.json', import.meta.url), 'utf8')) as SubjectFile
  return cache
}

/** Throws if the subject was never extracted: run `extract-subjects.ts` after naming a new one. */
export function findSubject(ref: SubjectRef): Subject {
  const subject = loadSubjects().subjects[ref]
  if (!subject) throw new Error(`no subject ${ref} in assets/subjects.json`)
  return subject
}
