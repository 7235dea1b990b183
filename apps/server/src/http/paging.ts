import type { Pagination } from '@touchline/contract'
import { invalidField } from './invalid-request.ts'

const DEFAULT_LIMIT = 500

export type Page = { readonly page: number; readonly limit: number }

/** @throws Problem 400 for a page or a limit that is not there */
export function readPage(query: { page?: number | undefined; limit?: number | undefined }): Page {
  const { page = 1, limit = DEFAULT_LIMIT } = query
  if (page < 1) throw invalidField('page', 'must be at least 1')
  if (limit < 1 || limit > DEFAULT_LIMIT) {
    throw invalidField('limit', `must be between 1 and ${DEFAULT_LIMIT}`)
  }
  return { page, limit }
}

export function pagination({ page, limit }: Page, total: number): Pagination {
  return { total, page, limit, lastPage: Math.max(1, Math.ceil(total / limit)) }
}

export function pageOf<T>(items: readonly T[], { page, limit }: Page): readonly T[] {
  return items.slice((page - 1) * limit, page * limit)
}
