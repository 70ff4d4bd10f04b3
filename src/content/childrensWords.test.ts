import { expect, test } from 'vitest';
import { openBuiltInTutor } from '../adapters/builtInTutor/tutor';
import { poems } from './padyalu/poems';

/** Words that children of six to twelve type, from lists of early vocabulary and from our own learners. */
const CHILDRENS_WORDS = `
  apple, baby, back, ball, bear, bed, bell, bird, birthday, boat, box, boy, bread, brother, cake, car, cat,
  chair, chicken, children, coat, corn, cow, day, dog, doll, door, duck, egg, eye, farm, farmer, father,
  feet, fire, fish, floor, flower, game, garden, girl, goodbye, grass, ground, hand, head, hill, home, horse,
  house, kitty, leg, letter, man, men, milk, money, morning, mother, name, nest, night, paper, party,
  picture, pig, rabbit, rain, ring, school, seed, sheep, shoe, sister, snow, song, squirrel, stick, street,
  sun, table, thing, time, top, toy, tree, watch, water, way, wind, window, wood, alligator, animal, ant,
  bee, bug, bunny, butterfly, deer, donkey, elephant, frog, giraffe, goose, hen, kitten, lamb, lion, monkey,
  mouse, owl, penguin, pony, puppy, rooster, teddy, tiger, turkey, turtle, wolf, zebra, airplane, bicycle,
  bus, firetruck, helicopter, motorcycle, stroller, tractor, train, tricycle, truck, balloon, block, book,
  bubbles, chalk, crayon, glue, pen, pencil, puzzle, story, banana, beans, biscuit, butter, candy, carrots,
  cereal, cheese, chips, chocolate, coffee, cookie, cracker, donut, drink, food, fries, grapes, hamburger,
  ice cream, jelly, juice, lollipop, meat, melon, muffin, noodles, nuts, orange, pancake, peanut, peas,
  pickle, pizza, popcorn, potato, pudding, pumpkin, raisin, rice, salt, sandwich, sauce, soda, soup,
  spaghetti, strawberry, toast, tuna, vitamins, yogurt, beads, belt, boots, button, diaper, dress, gloves,
  hat, jacket, jeans, mittens, necklace, pajamas, pants, scarf, shirt, shorts, slipper, sneaker, sock,
  sweater, underpants, zipper, ankle, arm, belly, cheek, chin, ear, face, finger, hair, knee, lips, mouth,
  nose, shoulder, toe, tongue, tooth, basket, blanket, bottle, bowl, broom, brush, bucket, camera, clock,
  comb, cup, dish, fork, garbage, glass, glasses, hammer, jar, keys, knife, lamp, light, medicine, mop, nail,
  napkin, penny, pillow, plant, plate, purse, radio, scissors, soap, spoon, tape, telephone, toothbrush,
  towel, trash, tray, vacuum, bathroom, bathtub, bench, bedroom, closet, couch, drawer, garage, kitchen,
  oven, porch, refrigerator, sink, sofa, stairs, stove, backyard, cloud, flag, hose, ladder, moon, pool,
  rock, roof, shovel, sidewalk, sky, slide, snowman, star, stone, swing, beach, camping, church, circus,
  city, country, movie, park, picnic, playground, store, woods, work, yard, zoo, aunt, babysitter, clown,
  doctor, fireman, friend, grandma, grandpa, lady, mailman, nurse, police, teacher, uncle, bath, breakfast,
  dinner, lunch, nap, snack, bite, blow, break, bring, build, bump, buy, carry, catch, chase, clap, clean,
  climb, close, cook, cover, cry, cut, dance, draw, drive, drop, dry, dump, eat, fall, feed, find, finish,
  fit, fix, get, give, go, hate, have, hear, help, hide, hit, hold, hug, hurry, jump, kick, kiss, knock,
  lick, like, listen, look, love, make, open, paint, pick, play, pour, pretend, pull, push, put, read, ride,
  rip, run, say, see, shake, share, show, sing, sit, skate, sleep, smile, spill, splash, stand, stay, stop,
  sweep, swim, take, talk, taste, tear, think, throw, tickle, touch, wait, wake, walk, wash, wipe, wish,
  write, asleep, awake, bad, better, big, black, blue, broken, brown, careful, cold, cute, dark, dirty,
  empty, fast, fine, first, full, gentle, good, green, happy, hard, heavy, high, hot, hungry, hurt, last,
  little, long, loud, mad, naughty, new, nice, noisy, old, poor, pretty, quiet, red, scared, sick, sleepy,
  slow, soft, sticky, stuck, thirsty, tiny, tired, wet, white, windy, yellow, yucky, robot, rocket, dinosaur,
  unicorn, dragon, superhero, princess, queen, king, castle, magic, ghost, monster, zombie, alien, planet,
  mars, earth, galaxy, astronaut, cricket, football, tennis, hockey, basketball, badminton, chess, swimming,
  karate, guitar, piano, drum, flute, computer, laptop, tablet, phone, internet, video, television, remote,
  battery, fan, lift, escalator, elevator, airport, ticket, passport, holiday, vacation, festival, diwali,
  sankranti, holi, eid, temple, mosque, india, america, hyderabad, language, english, telugu, hindi, maths,
  science, history, homework, exam, test, class, bully, secret, promise, joke, funny, laugh, angry, sad,
  jealous, lonely, brave, clever, lazy, strong, weak, tall, short, fat, thin, beautiful, ugly, rich, bank,
  shop, market, price, cheap, expensive, engineer, pilot, soldier, thief, firefighter, scientist, artist,
  singer, actor, dancer, driver, carpenter, plumber, tailor, barber, sweet, sour, bitter, spicy, salty,
  delicious, mango, watermelon, coconut, tomato, onion, carrot, spinach, dosa, idli, chutney, sambar, curd,
  ghee, honey, sugar, chilli, tea, burger, mutton, today, tomorrow, yesterday, now, later, evening, monday,
  sunday, january, december, summer, winter, storm, thunder, lightning, flood, earthquake, volcano, forest,
  river, sea, ocean, mountain, desert, island, cave, waterfall, leaf, root, rose, lotus, jasmine, fruit,
  vegetable, bush, snake, crocodile, peacock, parrot, crow, sparrow, eagle, spider, mosquito, fly, cockroach,
  lizard, shark, whale, dolphin, octopus, crab, who, what, where, when, why, how, one, two, three, ten,
  hundred, thousand, zero, half, circle, square, triangle, purple, pink
`
  .split(',')
  .map((word) => word.trim());

test('the tutor knows 19 of 20 words that a child would type, in their basic or an inflected form', async () => {
  const tutor = openBuiltInTutor();
  const unknown: string[] = [];
  for (const word of CHILDRENS_WORDS) {
    const explained = await tutor.explain(word);
    const isKnown = explained.ok && explained.value.taken?.how !== 'slip';
    if (!isKnown) unknown.push(word);
  }
  expect(unknown.length / CHILDRENS_WORDS.length, `Not known: ${unknown.join(', ')}`).toBeLessThanOrEqual(1 / 20);
});

test('the tutor knows every old word that a poem explains', async () => {
  const tutor = openBuiltInTutor();
  const words = poems.flatMap(({ hardWords = [] }) => hardWords.map(({ word }) => word));
  const unknown: string[] = [];
  for (const word of words) if (!(await tutor.explain(word)).ok) unknown.push(word);
  expect(unknown).toEqual([]);
});
