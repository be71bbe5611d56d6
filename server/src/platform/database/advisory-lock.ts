/** What processes take turns at. The numbers mean nothing, but are the same in every process, and no two are alike. */
export const advisoryLock = { migration: 4711, firstStart: 4712, lastSuperuser: 4713, files: 4714, backup: 4715, search: 4716 }
