import type { Model } from '@fairground/contract'
import { cx, Shelf } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { hosted } from '../../lib/image-host.ts'
import { useLobby } from './lobby-context.ts'

const shownMax = 30

/** Who deals at the live tables, and the way to theirs; without anybody nothing is there. */
export function LiveHosts() {
  const { t } = useTranslation()
  const { data } = useQuery(query.tables.models.queryOptions({ input: { pageSize: shownMax } }))
  if (!data || data.length === 0) return null
  return (
    <Shelf
      label={t('games.hosts')}
      itemWidth="96px"
      head={<h2 className="text-xl font-bold">{t('games.hosts')}</h2>}
      className="mb-6"
    >
      {data.map((model) => (
        <LiveHost key={`${model.vassalage}-${model.modelId}`} model={model} />
      ))}
    </Shelf>
  )
}

function LiveHost({ model: { name, imageUrl, vassalage, vendorName, online, nodeId } }: { model: Model }) {
  const { t } = useTranslation()
  const { launch } = useLobby()
  const [isBroken, setBroken] = useState(false)
  const state = t(online ? 'games.hostOnline' : 'games.hostAway')
  return (
    <button
      type="button"
      disabled={!online}
      aria-label={t('games.hostTable', { name, state })}
      onClick={() => launch({ vassalage, nodeId, gameType: 'LIVE', isGame: 'GAME', displayName: name })}
      className="group w-full rounded-md p-1.5 text-center focus-ring disabled:cursor-default"
    >
      <span className="relative mx-auto mb-2 block size-18">
        {imageUrl && !isBroken ? (
          <img
            src={hosted(imageUrl)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            onError={() => setBroken(true)}
            className={cx('size-18 rounded-full object-cover', !online && 'grayscale')}
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-18 place-items-center rounded-full bg-surface-3 font-poster text-2xl text-ink-2"
          >
            {name.slice(0, 1)}
          </span>
        )}
        <span
          aria-hidden="true"
          className={cx(
            'absolute end-0.5 bottom-0.5 size-4 rounded-full border-2 border-bg',
            online ? 'bg-mint' : 'bg-ink-3',
          )}
        />
      </span>
      <b className="block truncate text-sm font-semibold group-enabled:group-hover:underline">{name}</b>
      <span className="block truncate text-xs text-ink-3">{online ? vendorName : state}</span>
    </button>
  )
}
