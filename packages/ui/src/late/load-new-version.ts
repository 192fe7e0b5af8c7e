import { draftOf, type FieldDraft, type TypedField, typeDraft } from './field-draft.ts'

/** Version for which this tab loaded the page anew: it does so once for each. */
const loadedKey = 'fairground.loaded-anew'
const draftKey = 'fairground.typed'
const askMs = 10_000
const tryMs = 250
const triesMax = 60
/** A page that is taken over by its code may draw a field again: a draft that stays so often stays. */
const steadyTriesMin = 4

interface Surroundings {
  /** The file of the script that the page runs: another version has another. */
  entry: string
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetchPage: () => Promise<string>
  reload: () => void
  draft: () => FieldDraft
}

/**
 * What to do when a file of the page cannot be loaded: when the site has a new version, whose page names other files,
 * the page is loaded anew, once a version, and what was typed is kept. Otherwise the caller's error stays what it is.
 */
export async function loadNewVersion(around: Surroundings): Promise<boolean> {
  const { entry, storage } = around
  if (storage.getItem(loadedKey) === entry) return false
  const page = await around.fetchPage().catch(() => undefined)
  if (page === undefined || !page.includes('id="root"') || page.includes(entry)) return false
  storage.setItem(loadedKey, entry)
  storage.setItem(draftKey, JSON.stringify(around.draft()))
  around.reload()
  return true
}

async function fetchPage(): Promise<string> {
  const answer = await fetch(location.href, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(askMs),
  })
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`)
  return answer.text()
}

/**
 * Has the page loaded anew when files of it are gone because the site was deployed, and types in again what was there.
 * `entryUrl` is the address of the script that began the page.
 */
export function keepUpWithDeployments(entryUrl: string): void {
  const around = {
    entry: new URL(entryUrl).pathname,
    storage: sessionStorage,
    fetchPage,
    reload: () => location.reload(),
    draft: () => draftOf(document, location.pathname),
  }
  let isAsking = false
  addEventListener('vite:preloadError', () => {
    if (isAsking) return
    isAsking = true
    void loadNewVersion(around).finally(() => {
      isAsking = false
    })
  })
  typeAgain()
}

/** The fields come when their form does; whoever goes on typing is not disturbed. */
function typeAgain(): void {
  const kept = sessionStorage.getItem(draftKey)
  sessionStorage.removeItem(draftKey)
  if (kept === null) return
  const draft: FieldDraft = JSON.parse(kept)
  let [missing, tries, steady]: [TypedField[], number, number] = [draft.fields, 0, 0]
  const timer = setInterval(() => {
    tries += 1
    missing = location.pathname === draft.path ? typeDraft(document, draft.fields) : []
    steady = missing.length === 0 ? steady + 1 : 0
    if (steady >= steadyTriesMin || tries >= triesMax) clearInterval(timer)
  }, tryMs)
}
