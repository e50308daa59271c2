/** The same texts in another language: the keys and parameters of the English ones. */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { [Key in keyof English]: Translation<English[Key]> };
