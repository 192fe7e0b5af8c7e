import type { DrawnPage } from './drawn-page.ts'

interface Place {
  /** Of the site, without a path. */
  portalUrl: string
  path: string
  /** Address of the operator's mark. */
  logo: string
  questions: AnsweredQuestion[]
}

/** In plain text. */
export interface AnsweredQuestion {
  question: string
  answer: string
}

const name = 'Fairground'

/** What a page is, in the words of schema.org: whose site, where on it, and what stands there to be read. */
export function structuredData({ head }: DrawnPage, place: Place): object {
  const { portalUrl } = place
  const organization = `${portalUrl}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': organization, name, url: `${portalUrl}/`, logo: `${portalUrl}${place.logo}` },
      {
        '@type': 'WebSite',
        '@id': `${portalUrl}/#site`,
        name,
        url: `${portalUrl}/`,
        publisher: { '@id': organization },
      },
      ...(place.path === '/' ? [] : [breadcrumbs(head.title ?? name, place)]),
      ...(head.article ? [article(head.article, place)] : []),
      ...(place.questions.length > 0 ? [questionPage(place.questions)] : []),
    ],
  }
}

/** From the home page over the list, where there is one, to the page itself. */
function breadcrumbs(title: string, { portalUrl, path }: Place): object {
  const parts = path.split('/').filter(Boolean)
  const own = title.replace(` · ${name}`, '')
  const steps = [
    { name, item: `${portalUrl}/` },
    ...parts.map((part, index) => ({
      name: index === parts.length - 1 ? own : part,
      item: `${portalUrl}/${parts.slice(0, index + 1).join('/')}`,
    })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function article(
  { title, summary, publishedAt, imageUrl, language }: NonNullable<DrawnPage['head']['article']>,
  { portalUrl, path }: Place,
): object {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    inLanguage: language,
    mainEntityOfPage: `${portalUrl}${path}`,
    ...(imageUrl && { image: new URL(imageUrl, portalUrl).href }),
    author: { '@id': `${portalUrl}/#organization` },
    publisher: { '@id': `${portalUrl}/#organization` },
  }
}

const questionPage = (questions: AnsweredQuestion[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
