/**
 * The least age of who bets on sports, by country, where it is not 18: as the regulators there have
 * published it (BE: Gaming Commission, from September 2024; CA: most provinces; GR: HGC; PH: PAGCOR;
 * US: most states). What a licence says goes before it.
 */
export const AGES: Readonly<Record<string, number>> = { BE: 21, CA: 19, GR: 21, PH: 21, US: 21 }
