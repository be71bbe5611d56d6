import type { ComponentType } from 'react'

/** The pages of the administration, each loaded on first visit. */
const pages: Record<string, () => Promise<ComponentType>> = {
  '': async () => (await import('./ToUsers.tsx')).ToUsers,
  '*': async () => (await import('../page-state/NotFound.tsx')).NotFound,
  users: async () => (await import('../../user/UserList.tsx')).UserList,
  groups: async () => (await import('../../user-group/UserGroupList.tsx')).UserGroupList,
  facilitygroups: async () => (await import('../../facility-group/FacilityGroupList.tsx')).FacilityGroupList,
  hirers: async () => (await import('../../hirer/HirerList.tsx')).HirerList,
  'judge-settings': async () => (await import('../../judge-setting/JudgeSettingPage.tsx')).JudgeSettingPage,
  'match-settings': async () => (await import('../../match-setting/MatchSettingPage.tsx')).MatchSettingPage,
  'lookups/:list': async () => (await import('../../lookup/LookupPage.tsx')).LookupPage,
  system: async () => (await import('../../system/SystemPage.tsx')).SystemPage,
  history: async () => (await import('../../history/HistoryList.tsx')).HistoryList,
  outbox: async () => (await import('../../outbox/OutboxList.tsx')).OutboxList,
  'outbox/:id': async () => (await import('../../outbox/OutboxDetail.tsx')).OutboxDetail,
}

/** The page behind a path of the administration; every path of `adminPaths` has one. */
export const loadAdminPage = async (path: string): Promise<ComponentType> => await pages[path]!()
