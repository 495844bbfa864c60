/** Meanings near each other in shops, halls and journeys, as in near.ts. */
export const tradeNear = `
blouse, tailor, kurta, pant, clothes
alteration, fit, tailor, tight, loose
measurement, size, tailor
neck design, design, blouse
own cloth, fabric, bring along
zip, repair
repair, alteration
while you wait, express, alteration, ready
ready, how long, soon
sandesh, rosogolla, sweet
expiry, fridge
sugar free, sugar, diabetes
taste first, tasting, trial
bulk, book early, order, catering
delivery, delivery area, delivery slot, not at home, return pickup, track
delivery area, address, pin code
delivery slot, timing
missing item, broken, wrong item, incomplete
add item, order, change
exchange, size, colour, fit
refund, store credit, deducted, return
deducted, cancel, refund
bargain, discount, price
discount, cheap, group discount, student
price, expensive, cheap, per head
extra charge on top, included, free
price tag, price, gift
gift card, store credit, gift
hand written, gift wrap, gift
jamdani, saree
handloom, authentic, saree, handmade
jamdani, handloom
trial room, green room, fit
loyalty, discount, cashback
complaint, manager
job, salary, tailor
stipend, salary
franchise, dealer, branch
ticket, child ticket, e ticket, lost ticket, front row, seat
child ticket, child, ticket
transfer, name change
seat, front row, together seat, wheelchair
entrance, gate opens, late entry, re entry, identity
late entry, late
outside food, food stall, food included, snack
luggage, bag, outside food
water bottle, water, outside food
dress code, uniform
next show, show
length of show, duration
food included, included, plate, menu
how to reach, address, metro, shuttle, transport
shuttle, bus, transport, pickup point
going home, transport, cab, night
parking, car
hall cancel, cancel, deducted, refund
see the hall, visit, hall
tour, travel, trip
departure, tour, date
pickup point, departure
travel alone, alone, woman
rain, weather, postpone, cancelled show
sponsor, sponsor benefit
sponsor benefit, benefit
volunteer, stipend
stall, rent, fair ground
perform, stage, artist
open, close, weekly off
how far, address, how to reach
outside kolkata, delhi
security, safety
shrink, wash, size
tailor, বানানো
resort, hotel
buffet, plate, menu
sightseeing, tour, travel
hygiene, clean, food
defect, broken
freebie, gift, free
ফেরা, going home, come back
`
