/** What a vacancy requires, by ids: one of the exams, and all of the qualifications. */
export type MatchNeeds = { exams: readonly number[]; qualifications: readonly number[] }

export const hasExam = (own: number | null, { exams }: Pick<MatchNeeds, 'exams'>): boolean => own !== null && exams.includes(own)

export const hasQualifications = (own: readonly number[], { qualifications }: Pick<MatchNeeds, 'qualifications'>): boolean =>
  qualifications.every((wanted) => own.includes(wanted))
