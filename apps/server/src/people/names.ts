// Made-up names: two friendly words. Every word is kind by itself, says nothing about a body, and no pair of them is rude.
import { randomInt } from 'node:crypto';

/** No sizes, shapes, smells or skin colors, nothing wet, hot, hard or bare. */
export const FIRST_WORDS = `
able active admiring adventurous affable agile alert alpine amazed amazing amber amiable amused amusing apt artful
astral astute atomic attentive august autumn avid awake aware azure balanced beaming benevolent best blazing blissful
blithe bold bonny bookish bountiful brainy brave breezy bright brilliant brisk bubbly bustling busy buoyant calm
candid capable careful caring carefree celestial central certain champion charitable charming cheerful cheery
cherished chipper chirpy civic civil classic classy clean clear clever cloudless coastal cobalt colorful comet comfy
composed confident congenial connected considerate constant content convivial cool coral cordial cosmic courageous
courteous cozy crafty creative crisp crystal curious daily dancing dapper daring dashing dauntless dawning daylight
dazzling decent decisive dedicated deft delighted delightful dependable desert determined devoted diligent diplomatic
direct discerning distant diverse driven durable dutiful dynamic eager early earnest easygoing eastern eclectic elated
elegant eloquent eminent emerald enchanted enchanting endearing energetic engaging enthusiastic epic equal ethical
even evergreen excellent exact exemplary expert exploring exuberant fabled fabulous factual fair faithful famed famous
fancy fantastic far-seeing fearless festive fine first flashing fleet floating floral flourishing flying focused fond
forest forgiving forthright fortunate forward frank free fresh friendly frosty fruitful full-hearted gallant generous
genial gentle genuine gifted glad gleaming gleeful glimmering glittering glorious glowing golden good good-humored
graceful gracious grand grateful great grinning grounded guiding handy happy hardworking harmonic harmonious hazel
heartening hearty heavenly heedful helpful heroic high-flying high-spirited honest honorable hopeful hospitable humble
humming humorous idyllic imaginative impartial impressive incredible indigo ingenious inquisitive insightful inspired
inspiring intrepid inventive ivy jaunty jazzy jolly jovial joyful joyous jubilant judicious just keen kind kindhearted
kindly knowing lasting laudable laughing leading learned legendary leisurely level lemon lighthearted likable likely
lilac literary lively logical lofty loyal lucid lucky luminous lunar lyrical magical magnetic majestic maple marine
marvelous masterful mellow melodic memorable merry meteoric methodical mighty mild mindful mint mirthful modest
moonlit motivated mountain musical mystic natural nautical neat neighborly new nice nimble noble northern notable
noted novel oaken observant ocean olive opal optimistic orchard orderly organized original outgoing pastel patient
peaceful peppy perceptive perfect persistent philosophic playful pleasant pleased plucky poetic poised polar polished
polite popular positive practical prairie precise prepared prime principled prized prompt proper prosperous proud
prudent punctual purposeful puzzling quaint quick quiet quirky quizzical radiant rapid rational ready reasonable
reassuring refined reflective refreshing regal relaxed reliable remarkable resolute resourceful respectful rested
restful reverent rhyming river roaming rosy royal ruby rustic sage sailing sapphire satisfied savvy scarlet scenic
scholarly scientific seasoned selfless sensible serene shimmering shining shiny silver sincere singing skillful
skipping smart smiling snappy snowy soaring sociable solar sonic soothing southern sparkling speedy spirited splendid
spontaneous sporty spring sprightly spry stalwart starlit starry stately steadfast steady stellar sterling storied
studious stylish sublime summer sunlit sunny super superb supportive sure surefooted swift sympathetic tactful
talented teaching tenacious terrific thankful thorough thoughtful thrifty thriving tidy timely tireless tolerant
tranquil traveling treasured tropical true trusted trusting trusty truthful twinkling ultimate unafraid unbeaten
understanding unflagging unhurried united upbeat uplifting upright useful valiant valley valued velvet venturesome
versatile vibrant victorious vigilant vintage virtuous vivid vocal wakeful wandering warmhearted watchful wayfaring
welcome welcoming western whimsical wholehearted winning winter wise witty wonderful wondrous woodland worldly worthy
zealous zesty zippy`
  .trim()
  .split(/\s+/);

/** No animal that is used to insult somebody. */
export const SECOND_WORDS = `
acorn agate albatross alder alpaca anchor anemone angelfish antelope apple apricot archer armadillo arrow artist aspen
aster astronaut atlas author avocet axolotl badger bagel baker balloon bamboo banjo barley basil bayberry beacon bee
begonia bell bilby birch bison blossom bluebell bluebird bluejay boat bobolink bongo book breeze bridge brook buckeye
budgie buffalo builder bumblebee bunting butterfly buttercup cabin cactus calico camel camellia canary candle canoe
canyon capybara caracal caravan cardinal caribou carnation carousel cassowary castle caterpillar cedar cello chameleon
chamois cheetah chestnut chickadee chinchilla chipmunk cicada circle clarinet climber cloud clover coati collie comet
compass condor conifer cookie coral corgi cormorant cottage cottonwood cowbell crane creek cricket crocus crossbill
cruiser crystal curlew cypress daffodil dahlia daisy dancer dandelion deer diver dolphin donut dormouse dove dragonfly
dreamer drum drummer duckling dulcimer dunlin eagle echidna egret eider eland elk elm ember ermine explorer falcon
fawn feather fern ferret ferry fieldfare fig finch firefly flamingo flute flycatcher forester fountain fox foxglove
freesia frigatebird galago galaxy gallinule gander gannet gardener garden gazelle gecko gerbil ginkgo giraffe glacier
gladiolus glider goldfinch goldfish gosling grasshopper grebe griffin grosbeak grouse guanaco guillemot guitar gull
guppy haddock hamlet hammock hamster harbor hare harebell harmony harp harpist harrier hawk hawthorn hazelnut heather
hedgehog helper hermit heron hibiscus hickory hiker hill holly honeybee honeydew hoopoe hornbill horizon hummingbird
hyacinth ibex ibis iguana impala inventor iris island jackdaw jackrabbit jaguar jasmine jay jellyfish jerboa juggler
juniper kangaroo kayak kestrel kettle keystone killdeer kingfisher kingbird kite kitten kiwi koala koi kookaburra kudu
ladybug lagoon lake lamb lamplight lantern lapwing larch lark larkspur laurel lavender leaf lemur leopard lighthouse
lilac lily limpkin linden linnet lion lizard llama lobster locket lotus lupine lute lynx lyre macaw magnolia magpie
mallard mandolin maple marigold mariner marlin marmot marten martin mayfly meadow meadowlark meerkat melody merlin
meteor mill mimosa minnow minstrel mockingbird mongoose moonbeam moose moth mountain muskox narwhal navigator nebula
newt nightingale nuthatch oak oasis oboe ocelot octopus okapi oleander olive opal orca orchard orchid oriole oryx
osprey ostrich otter outrigger ovenbird owl owlet paddler painter palm panda pangolin panther papaya parakeet parrot
partridge pasture peach pear pebble pecan pelican penguin peony peregrine petrel petunia pheasant piano pigeon pika
pilgrim pilot pine pineapple pintail pioneer piper pipit planet plover plum poet pond pony poplar poppy porcupine
porpoise postcard potter prairie primrose pronghorn ptarmigan puffin pumpkin puppy puzzle pyramid quail quartz quetzal
quilt quince quokka quoll rabbit racer rainbow rambler ranger raven redpoll redstart redwing redwood reef reindeer
river roadrunner robin rocket rooftop rose rosebud rosella rover rowan ruby runner saffron sage sail sailboat sailor
salamander salmon sandpiper sapling sapphire saxophone scholar schooner scout seadragon seagull seahorse seal seastar
sequoia serval shamrock sheepdog shelduck shepherd singer siskin skater skipper skylark skylight snowdrop snowflake
snowshoe songbird spaniel sparrow spoonbill springbok spruce squirrel stag starfish stargazer starling starlight
statue steamboat stork stream sturgeon sugarplum summit sunbeam sundial sunfish sunflower sunrise sunset surfer swan
swift swordfish sycamore tambourine tanager tangerine tapir teacher teal tern terrapin terrier thimble thistle
thunderbird tiger toucan tower traveler trillium trogon trumpet tulip turaco turnstone turtle turtledove ukulele
umbrella valley vanilla verdin viola violet violin vireo voyager waffle wagtail wallaby walnut wanderer warbler warden
waterfall waterlily waxbill waxwing weaver wheatear whippet whistler wigeon wildcat wildflower willow wind wintergreen
wisteria wolf wolfhound wombat woodchuck wren xylophone yak yellowthroat yew zebra zephyr zinnia`
  .trim()
  .split(/\s+/);

const draw = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Such as "Sunny Otter". */
export const madeUpName = (): string => `${capital(draw(FIRST_WORDS))} ${capital(draw(SECOND_WORDS))}`;
