/**
 * The number of slips between two spellings: a letter extra, missing, changed, or swapped with the next. Infinity
 * beyond `limit`, which saves most of the work.
 */
export function spellingDistance(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (limit === 0 || Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= other.length; column += 1) last.push(column);
  for (let row = 1; row <= one.length; row += 1) {
    // Cells farther from the diagonal are beyond the limit.
    const from = Math.max(1, row - limit);
    const current = [row];
    for (let column = 1; column < from; column += 1) current.push(Infinity);
    let least = row;
    for (let column = from; column <= Math.min(other.length, row + limit); column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const slips = Math.min(
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        (current[column - 1] ?? Infinity) + 1,
        (last[column] ?? Infinity) + 1,
        isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
      current.push(slips);
      if (slips < least) least = slips;
    }
    if (least > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = last[other.length] ?? Infinity;
  return distance > limit ? Infinity : distance;
}
