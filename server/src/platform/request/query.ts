import type { FastifyRequest } from 'fastify'

/** Reads the part after the question mark. If a parameter occurs twice, the last value counts. */
export const lastOfEach = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const queryOf = ({ query }: Pick<FastifyRequest, 'query'>): Record<string, string> => query as ReturnType<typeof lastOfEach> // Fastify parses with it
