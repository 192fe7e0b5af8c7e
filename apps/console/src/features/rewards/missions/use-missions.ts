import type { MissionTerms, StaffMission } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { CampaignSearch } from '../../../lib/campaign-search.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'

export const pageSize = 50

const reload = () => void queries.invalidateQueries({ queryKey: query.staff.missions.key() })

/** One page of the missions, newest first. */
export const useMissions = ({ view = 'all', page = 1 }: CampaignSearch) =>
  useQuery({
    ...query.staff.missions.queryOptions({
      input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One mission; null when there is none of this id. */
export const useMission = (missionId: string, isAsked: boolean) =>
  useQuery({
    ...query.staff.missions.queryOptions({ input: { missionId, pageSize: 1 } }),
    enabled: isAsked,
    select: ({ list }) => list[0] ?? null,
  })

/** Adds a mission, or changes the one that is given; who was late sees what stands now. */
export const useSaveMission = (saved: StaffMission | undefined, onSaved: (mission: StaffMission) => void) =>
  useMutation({
    mutationFn: (terms: MissionTerms) =>
      saved
        ? api.staff.changeMission({ ...terms, missionId: saved.missionId, revision: saved.revision })
        : api.staff.addMission(terms),
    onSuccess: onSaved,
    onSettled: reload,
  })

/** Publishes it, or takes it off the site. */
export const useMoveMission = (onDone: (mission: StaffMission) => void) =>
  useMutation({
    mutationFn: ({ missionId, to }: { missionId: string; to: 'publish' | 'withdraw' }) =>
      to === 'publish' ? api.staff.publishMission({ missionId }) : api.staff.withdrawMission({ missionId }),
    onSuccess: onDone,
    onSettled: reload,
  })
