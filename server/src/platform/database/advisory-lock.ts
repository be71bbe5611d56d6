/** What processes take turns at. The numbers are arbitrary, but unique and the same in every process. */
export const advisoryLock = { migration: 4711, firstStart: 4712, lastSuperuser: 4713, files: 4714, backup: 4715, search: 4716 }
