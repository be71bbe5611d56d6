import type { FastifyRequest } from 'fastify'

/** Reads what stands behind the question mark. Of a parameter that is given twice the last value counts. */
export const lastOfEach = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** The parameters of a request. */
export const queryOf = ({ query }: Pick<FastifyRequest, 'query'>): Record<string, string> => query as ReturnType<typeof lastOfEach> // it has read them
