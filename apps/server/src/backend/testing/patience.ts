/**
 * Far longer than a test: a lease ends when the test ends it, and a machine that is busy with
 * something else has not lost its Redis.
 */
export const PATIENT = { feedLeaseMs: 600_000, redisTimeoutMs: 120_000 }
